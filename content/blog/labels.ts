/** The words around an article. */
export const articleLabels = {
  contents: 'In this article',
  readingTime: (minutes: number) => `${minutes} min read`,
  /** The same on a card, where there is little room. */
  length: (minutes: number) => `${minutes}\u00a0min`,
  sources: 'Sources',
  share: 'Share this article',
  shareList: 'Share',
  neighbours: 'More articles',
  previous: 'Previous article',
  next: 'Next article',
  related: 'Related articles',
} as const;

/** The link that copies an article’s address. Browsers get these words too. */
export const copyLinkLabels = {
  copy: 'Copy link',
  copied: 'Link copied',
  failed: 'Copy it by hand',
} as const;

/** What an article ends with: the service on its subject. */
export const articleCall = {
  heading: (service: string) => `${service} for your business`,
  text: 'See how the service works and what you need to start, or ask us what you want to know.',
  see: (service: string) => `See ${service}`,
} as const;
