/** The words of the parts that every page shares. The links themselves come from the page table: see menu.ts. */
export const navigation = {
  skipLink: 'Skip to the content',
  /** Names the menu, and the button that opens it on narrow screens. */
  main: 'Main',
  hamburger: 'Menu',
  homeLink: (company: string) => `${company}, home`,
  /** Instead of a link while a social network has no address. */
  comingSoon: (network: string) => `${network}: coming soon`,
  breadcrumb: 'Breadcrumb',
  /** What the API pages belong to: in their breadcrumb, and above their list. */
  apiServices: 'API Services',
  apiPages: 'API pages',
  contactButton: 'Contact Us',
  copyright: (year: number, company: string) => `© ${year} ${company}. All rights reserved.`,
  backToTop: 'Back to top',
};
