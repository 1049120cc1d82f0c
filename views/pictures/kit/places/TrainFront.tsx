import { At, type Place } from '../stage/At.tsx';

const body =
  'M36 0H76C94 0 103 10 105 28L112 98C113 121 102 132 82 132H30C10 132-1 121 0 98L7 28C9 10 18 0 36 0z';

/* Cut off straight at the roof, where the light falls on it. */
const roof = 'M36 0H76C88 0 95 4 100 13H12C17 4 24 0 36 0z';

const windscreen = 'M29 29H83q8 0 9 8l3 25q1 9-8 9H25q-9 0-8-9l3-25q1-8 9-8z';

/** An orange express that comes towards us on its rails, 112 wide, and 180 high from its roof to where the rails run out of the picture. */
export const TrainFront = (place: Place) => (
  <At {...place}>
    <Track />
    <path d="M14 118H98V141q0 9-9 9H23q-9 0-9-9z" className="deep" />
    <path d="M44 136H68V146H44z" className="deep-lift" />
    <path d={body} className="marigold" />
    <path
      d="M76 0C94 0 103 10 105 28L112 98C113 121 102 132 82 132H76C91 128 97 116 96 98L90 28C89 10 86 3 76 0z"
      className="red"
      opacity={0.32}
    />
    <path d={roof} className="on-deep" opacity={0.4} />
    <path d={windscreen} className="deep-lift" />
    <path d="M42 29H60L46 71H28z" className="on-brand" opacity={0.14} />
    <path d="M1.400 84H110.600L112 98H0z" className="on-brand" />
    <circle cx={25} cy={112} r={8} className="on-brand" />
    <circle cx={87} cy={112} r={8} className="on-brand" />
  </At>
);

/* Two sleepers, the nearer the broader, and over them the rails, which come apart towards us. */
const Track = () => (
  <>
    <path d="M7 156H105" className="stroke-deep-lift" strokeWidth={7} />
    <path d="M-4 174H116" className="stroke-deep-lift" strokeWidth={10} />
    <path d="M31 140L16 190M81 140L96 190" className="stroke-on-deep-muted" strokeWidth={7} />
  </>
);
