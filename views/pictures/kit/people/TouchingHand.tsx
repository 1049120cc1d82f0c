import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';

interface TouchingHandProps extends Place {
  readonly skin: 'skin' | 'skin-deep';
  readonly sleeve: Colour;
}

/** A slim hand from the right, its back towards us, whose first finger touches something; the fingertip is at 0,0, and its arm goes on to 900. */
export const TouchingHand = ({ skin, sleeve, ...place }: TouchingHandProps) => {
  const fold = { ...foldOf(skin), strokeWidth: 2 };
  return (
    <At {...place}>
      {/* The other three fingers are bent: only their first joints are seen. */}
      <path d="M112-76L148-72" className={`stroke-${skin}`} strokeWidth={23} />
      <path d="M98-57L150-56" className={`stroke-${skin}`} strokeWidth={26} />
      <path d="M90-34L150-36" className={`stroke-${skin}`} strokeWidth={27} />
      <path
        d="M0-15Q-16-14-16 0-16 14 0 15L52 16 98 22Q118 34 146 30 180 26 212 13V-51Q176-64 150-82L110-60 94-21 52-17z"
        className={skin}
      />
      <path d="M90-46L130-46M98-66L136-65M0-15L52-17 94-21 124-20" {...fold} />
      <path d="M52-9q4 9 0 17M59-9q3 9 0 16" {...fold} />
      <path
        d="M-11-8q2-2 7-2h9q4 10 0 20H-4q-5 0-7-2-3-8 0-16z"
        className="on-brand"
        opacity={0.4}
      />
      <path
        d="M70 42Q58 45 59 55 61 65 73 64L116 60Q150 56 180 24L138 16 102 22z"
        className={skin}
      />
      <path d="M106 24L70 42Q58 45 59 55 61 65 73 64L116 60" {...fold} />
      <Sleeve sleeve={sleeve} />
    </At>
  );
};

const Sleeve = ({ sleeve }: Pick<TouchingHandProps, 'sleeve'>) => (
  <>
    <path d="M204-58H230V20H204q8-39 0-78z" className="on-brand" />
    <path
      d="M204-58H230V20H204q8-39 0-78z"
      className="stroke-shade"
      strokeWidth={2.5}
      opacity={0.25}
    />
    <path d="M226-64L900-96V58L226 26q8-45 0-90z" className={sleeve} />
    <path d="M230-64q8 45 0 90" className="stroke-shade" strokeWidth={3} opacity={0.2} />
  </>
);
