import { At, type Place } from '../stage/At.tsx';

const signs = {
  arrow: 'M-11 0H11M3-8l8 8-8 8',
  plus: 'M-10 0H10M0-10V10',
  equals: 'M-10-6H10M-10 6H10',
} as const;

/** What joins two parts of a sum on a dark ground, around its middle. */
export const SumSign = ({ sign, ...place }: Place & { readonly sign: keyof typeof signs }) => (
  <At {...place}>
    <path d={signs[sign]} className="stroke-on-deep" strokeWidth={3.5} />
  </At>
);
