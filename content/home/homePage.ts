/** Headings of the home page that belong to no list of their own, and its closing call. */
export const homePage = {
  coreServicesHeading: 'Core Services',
  coreServicesIntro: 'Offer one or all six, in your own software or at your counter.',
  call: {
    heading: 'Start with one service',
    text: 'Send a few lines about your business and the service you need first. We reply by email or phone with the next steps.',
    picture: 'home-closing',
  },
} as const;
