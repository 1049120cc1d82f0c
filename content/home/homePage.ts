/** Headings of the home page that belong to no list of their own, and its closing call. */
export const homePage = {
  servicesHeading: 'What we do for you',
  coreServicesHeading: 'Core Services',
  call: {
    heading: 'Bring us the idea',
    text: 'Tell us what you sell and what should become easier. A person who works on it answers.',
  },
} as const;
