import type { Colour } from '../../palette.ts';

/** A cap on a head (PersonHead.tsx), with its peak to the right. */
export const Cap = ({ tone }: { readonly tone: Colour }) => (
  <>
    <path d="M33 36C30 4 46-6 63-6s33 10 30 42q-30-10-60 0z" className={tone} />
    <path d="M33 36q30-10 60 0 18 1 26 9-20-3-40-3-26-2-46 4z" className="deep" />
    <path d="M63-6v32" className="stroke-on-brand" strokeWidth={2.5} opacity={0.4} />
  </>
);
