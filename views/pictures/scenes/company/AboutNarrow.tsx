import { OfferCounter } from '../../kit/places/OfferCounter.tsx';

/** Its size on phones. */
export const narrowAboutSize = { width: 480, height: 400 } as const;

/** The same for a phone. */
export const AboutNarrow = () => (
  <OfferCounter
    {...narrowAboutSize}
    window={{ x: 56, y: 30, width: 368, height: 250 }}
    counter={{ y: 338, depth: 38 }}
    phone={{ x: 20, scale: 0.68 }}
    scanner={{ x: 188, scale: 0.42 }}
    laptop={{ x: 270, scale: 0.74 }}
  />
);
