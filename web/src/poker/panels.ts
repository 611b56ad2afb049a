/** What can be opened over a poker table. */
export type HallPanel = 'sheet' | 'rules' | 'help' | 'settings' | 'people' | 'seat' | 'sit'
