export interface Technology {
  readonly id: string;
  readonly title: string;
  /** The name of its mark in the collection `@iconify-json/logos`, or of one that the build makes; no other compiles. */
  readonly image: string;
}

export interface Technologies {
  readonly heading: string;
  readonly intro: string;
  readonly items: readonly Technology[];
}

/** The logo strip; order and spelling are fixed. React Native uses React's mark: ours stands on a phone. */
export const technologies = {
  heading: 'Technologies We Use',
  intro: 'Widely used tools, so your own developers can work on what we build.',
  items: [
    { id: 'react', title: 'React', image: 'react' },
    { id: 'aws', title: 'AWS', image: 'aws' },
    { id: 'python', title: 'Python', image: 'python' },
    { id: 'nodejs', title: 'Node.js', image: 'nodejs-icon' },
    { id: 'webflow', title: 'WebFlow', image: 'webflow' },
    { id: 'react-native', title: 'React Native', image: 'react-native' },
    { id: 'javascript', title: 'Javascript', image: 'javascript' },
    { id: 'solidity', title: 'Solidity', image: 'solidity' },
    { id: 'ethereum', title: 'Ethereum', image: 'ethereum' },
  ],
} as const satisfies Technologies;

export type LogoName = (typeof technologies)['items'][number]['image'];
