"""What all tests share: how long Hypothesis searches. A test's verdict never depends on how busy the machine is.

A shell that runs the tests in the background has them ignore Ctrl-C, and so would the programs that they start.
"""

import signal

from hypothesis import settings

from tests.scale import PROVE

settings.register_profile("test", deadline=None, print_blob=True)
settings.register_profile("prove", deadline=None, print_blob=True, max_examples=5_000)
settings.load_profile("prove" if PROVE else "test")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
