/* Search over common worlds: see search.h. */
#include "search.h"

#include <string.h>

/* What each seat is paid after each move, in the mean. */
typedef struct {
    double of[MOST_MOVES][MOST_SEATS];
} Paid;

void judge_nothing(Judged *judged, const TrickRules *rules, const Deal *deal)
{
    memset(judged, 0, sizeof *judged);
    judged->moves = list_moves(rules, deal, judged->list);
}

/* By max^n; 0 where it takes more positions than may be visited. */
static int search_world(const TrickRules *rules, const Deal *deal, const Points *points, const Judging *judging,
                        Random chances, Paid *paid)
{
    int left = tricks_left(deal), ends = judging->ahead >= left;
    Search search = {
        .rules = rules,
        .most = judging->most_visited,
        .horizon = ends ? NO_HORIZON : deal->trick + judging->ahead,
        .script = judging->script,
        .rng = chances,
    };
    Move list[MOST_MOVES];
    Values values[MOST_MOVES];
    int best;
    memory_open(&search.memory, deal->seats, words_of_values(deal->seats), ends ? judging->remembered : 0);
    int moves = solve_moves(&search, points, deal, list, values, &best);
    memory_close(&search.memory);
    for (int n = 0; n < moves; n++)
        for (int seat = 0; seat < deal->seats; seat++)
            paid->of[n][seat] = values[n].of[seat];
    return moves;
}

/* Each move is played out with the same chances: what differs is the move. */
static void play_world(const TrickRules *rules, const Deal *deal, const Points *points, const Judging *judging,
                       const Judged *judged, Random chances, Paid *paid)
{
    for (int n = 0; n < judged->moves; n++) {
        Random same = chances;
        int64_t sums[MOST_SEATS] = {0};
        for (uint32_t time = 0; time < judging->times; time++) {
            Deal after = *deal;
            apply_move(rules, &after, judged->list[n]);
            play_out(rules, &after, judging->script, &same);
            for (int seat = 0; seat < deal->seats; seat++)
                sums[seat] += points->paid[seat][after.taken[seat]];
        }
        for (int seat = 0; seat < deal->seats; seat++)
            paid->of[n][seat] = (double)sums[seat] / judging->times;
    }
}

static void add_world(Judged *judged, int seats, const Paid *paid, double weight)
{
    judged->a += weight;
    judged->aa += weight * weight;
    for (int n = 0; n < judged->moves; n++)
        for (int seat = 0; seat < seats; seat++) {
            Sums *sums = &judged->of[n][seat];
            double x = paid->of[n][seat];
            sums->ax += weight * x;
            sums->aax += weight * weight * x;
            sums->aaxx += weight * weight * x * x;
        }
}

int judge_world(Judged *judged, const TrickRules *rules, const Deal *deal, const Points *points, const Judging *judging,
                const uint64_t *hands, double weight, Random chances)
{
    Deal world = *deal;
    Paid paid;
    memcpy(world.hands, hands, sizeof *hands * deal->seats);
    for (int seat = 0; seat < deal->seats; seat++)
        if (count_of(world.hands[seat]) != count_of(deal->hands[seat]))
            return 0;
    if (!deal_is_sound(rules, &world) || world.hands[deal->turn] != deal->hands[deal->turn])
        return 0;
    if (judging->ahead && search_world(rules, &world, points, judging, chances, &paid))
        judged->searched++;
    else
        play_world(rules, &world, points, judging, judged, chances, &paid);
    add_world(judged, deal->seats, &paid, weight);
    return 1;
}
