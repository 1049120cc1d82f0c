/** The words above the posts, and the date that all of them bear. */
export const journal = {
  heading: 'Blogs',
  lead: 'Short answers to what shopkeepers, finance teams and developers ask us about payments, bills, travel and software. Each card holds the whole answer.',
  /** The same on every card (docs/behaviour.md, "What the pages show"). */
  dateLabel: 'November 2026',
  /** Names the arrow that opens a card. */
  readWhole: (title: string) => `Read all of “${title}”`,
  /** The feed’s date of last change, `YYYY-MM-DD`. */
  updated: '2026-11-16',
} as const;
