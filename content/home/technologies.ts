export interface Technology {
  readonly id: string;
  readonly title: string;
  /** The logo's file name in the asset manifest. */
  readonly image: string;
}

export interface Technologies {
  readonly heading: string;
  readonly items: readonly Technology[];
}

/** The logo strip, in the specification's order and spelling. */
export const technologies = {
  heading: 'Technologies We Use',
  items: [
    { id: 'react', title: 'React', image: 'react' },
    { id: 'aws', title: 'AWS', image: 'aws' },
    { id: 'python', title: 'Python', image: 'python' },
    { id: 'nodejs', title: 'Node.js', image: 'nodejs' },
    { id: 'webflow', title: 'WebFlow', image: 'webflow' },
    { id: 'react-native', title: 'React Native', image: 'react-native' },
    { id: 'javascript', title: 'Javascript', image: 'javascript' },
    { id: 'solidity', title: 'Solidity', image: 'solidity' },
    { id: 'ethereum', title: 'Ethereum', image: 'ethereum' },
  ],
} as const satisfies Technologies;
