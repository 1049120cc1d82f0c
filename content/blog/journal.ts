/** The words above the posts, and the date that all of them show. */
export const journal = {
  heading: 'Blogs',
  lead: 'Short, practical answers for shop owners, finance teams and developers on payments, banking, travel, messaging and software.',
  /** The same on every card (docs/behaviour.md, "What the pages show"). */
  dateLabel: 'November 2026',
  /** Names the arrow of a card, which leads to the article. */
  read: (title: string) => `Read “${title}”`,
  /** How many cards the full list shows before “Show more”: rows of one, two, three and three. */
  shownFirst: 9,
  more: (count: number) => `Show ${count} more articles`,
  /** The closing band of the list. */
  call: {
    heading: 'Follow the blog',
    text: 'New articles arrive in your feed reader. You need no account, and there is no advertising or tracking.',
    actions: [{ label: 'See how to subscribe', href: '/SubscribePopup' }],
    picture: 'blog-closing',
  },
  topics: 'Topics',
  allTopics: 'All',
  /** The page with the posts on one topic. */
  topicTitle: (topic: string) => `${topic}: our articles`,
  /** The feed’s date of last change, `YYYY-MM-DD`. */
  updated: '2026-11-23',
} as const;
