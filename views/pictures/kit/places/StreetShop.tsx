import { useId } from 'react';
import { Scanner } from '../devices/Scanner.tsx';
import { Banknotes } from '../money/Banknotes.tsx';
import { Arm } from '../people/Arm.tsx';
import { PersonBody, sleevesOf } from '../people/PersonBody.tsx';
import { PersonReaching } from '../people/PersonReaching.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { Shelf } from './Shelf.tsx';
import { standing, streetSize } from './streetSize.ts';

const counter = 240;
const keeper = { hair: 'turban', clothes: 'green' } as const;

/** A shop, 284 × 380, with its keeper behind the counter: the customer before it has her finger on the scanner, and her cash lies ready. */
export const StreetShop = (place: Place) => (
  <At {...place}>
    <path d="M12 20H272V370H12z" className="brand-soft" />
    {/* Nothing stands up behind a head. */}
    <path
      d="M20 134H84M170 134H264M20 196H84M158 196H264"
      className="stroke-brand-lift"
      strokeWidth={4}
      strokeLinecap="butt"
      opacity={0.7}
    />
    <Shelf x={86} y={132} width={82} />
    <Shelf x={86} y={194} width={70} row="second" />
    <path d="M6 20H18V250H6zM266 20h12v230h-12z" className="deep-lift" />
    <Keeper />
    <Awning x={0} y={6} stripe={35.5} count={8} drop={26} fascia />
    <PersonReaching
      x={-14}
      y={standing}
      scale={streetSize.people}
      hand="points"
      hair="bun"
      clothes="red"
    />
  </At>
);

/* His body is behind the counter, his hands are on it. */
function Keeper() {
  const seen = useId();
  const figure = { x: 164, y: standing + 4, scale: streetSize.people } as const;
  const arm = { ...sleevesOf(keeper), cuff: 'on-brand' } as const;
  return (
    <>
      <clipPath id={seen}>
        <path d={`M0 0H284V${counter + 4}H0z`} />
      </clipPath>
      <g clipPath={`url(#${seen})`}>
        <At {...figure}>
          <PersonBody {...keeper} looks="left" />
        </At>
      </g>
      <path d={`M4 ${counter + 8}H280V380H4z`} fill="url(#sheen)" />
      <path
        d={`M140 ${counter + 46}H262V362H140z`}
        className="stroke-on-brand"
        strokeWidth={2}
        opacity={0.25}
      />
      <rect y={counter} width={284} height={22} rx={6} className="brand-lift" />
      <Banknotes x={190} y={counter - 18} count={2} scale={0.3} />
      <Scanner x={119} y={counter - 45} scale={0.3} />
      <At {...figure}>
        <Arm {...arm} shoulder={[25, 70]} elbow={[8, 112]} wrist={[22, 138]} thumb="left" />
        <Arm {...arm} shoulder={[71, 70]} elbow={[88, 112]} wrist={[76, 138]} thumb="right" />
      </At>
    </>
  );
}
