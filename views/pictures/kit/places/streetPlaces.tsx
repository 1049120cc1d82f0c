import { PersonPointing } from '../people/PersonPointing.tsx';
import { PersonSeated } from '../people/PersonSeated.tsx';
import { CodeWindow } from '../screens/CodeWindow.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { OpenRoom, RoomDesk } from './OpenRoom.tsx';

/* How large people are in the street. */
const streetScale = 0.8;

const laptop = 'M0 0l10-40q1-3 4-3h44q4 0 3 3L51 0zM-38 0l6-5h86v5z';

const choices = ['Build', 'Buy', 'Keep'];

/** Two people before a board: what to build, buy or keep. */
export const AdviceRoom = (place: Place) => (
  <OpenRoom {...place}>
    <rect x={76} y={26} width={108} height={120} rx={8} className="ground" />
    <rect
      x={77}
      y={27}
      width={106}
      height={118}
      rx={7}
      className="stroke-brand-lift"
      strokeWidth={3}
    />
    {choices.map((choice, index) => (
      <g key={choice} transform={`translate(90 ${38 + index * 34})`}>
        {index ? (
          <circle cx={10} cy={16} r={9} className="stroke-faint" strokeWidth={2} />
        ) : (
          <Tick x={10} y={16} size={22} />
        )}
        <Label x={28} y={22} size={18} weight={index ? 600 : 800}>
          {choice}
        </Label>
      </g>
    ))}
    <RoomDesk x={74} y={170} width={120} />
    <path d={laptop} transform="translate(134 170) scale(.8)" className="deep" />
    <PersonSeated x={46} y={190} scale={streetScale} clothes="marigold" hair="long" />
    <PersonPointing
      x={194}
      y={245 - 264 * streetScale}
      scale={streetScale}
      clothes="brand"
      skin="skin-deep"
    />
  </OpenRoom>
);

/** A developer at a desk, and on the wall what she writes. */
export const CodeRoom = (place: Place) => (
  <OpenRoom {...place}>
    <CodeWindow
      x={100}
      y={14}
      width={206}
      scale={0.7}
      title=""
      size={22}
      flat
      lines={['order.check()', 'order.send()']}
    />
    <RoomDesk x={84} y={170} width={172} />
    <path d={laptop} transform="translate(140 170) scale(.8)" className="deep" />
    <path d="M212 170l5-8h16l5 8z" className="brand-ink" />
    <rect x={212} y={124} width={26} height={40} rx={5} className="deep" />
    <rect x={215} y={127} width={20} height={34} rx={3} className="surface" />
    <Tick x={225} y={144} size={15} />
    <PersonSeated x={50} y={190} scale={streetScale} clothes="red" />
  </OpenRoom>
);

/** A yellow taxi of Kolkata from the side, 84 × 36 down to the road. */
export const Taxi = (place: Place) => (
  <At {...place}>
    <path d="M0 14q0-2 3-2h12l9-12h36l11 12h10q3 0 3 3v13H0z" className="marigold" />
    <path d="M22 12l6-8h12v8zM44 4h14l7 8H44z" className="deep" />
    <path d="M0 20h84" className="stroke-deep" strokeWidth={2.5} opacity={0.5} />
    <circle cx={19} cy={28} r={8} className="deep" />
    <circle cx={65} cy={28} r={8} className="deep" />
    <path d="M19 28v.1M65 28v.1" className="stroke-on-deep-muted" strokeWidth={6} />
  </At>
);
