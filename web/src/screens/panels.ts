/** What can be opened over the table. */
export type Panel = 'sheet' | 'tricks' | 'rules' | 'help' | 'settings' | 'people' | 'end'
