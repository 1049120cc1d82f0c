import { PinReader } from '../devices/PinReader.tsx';
import { PersonAtCounter } from '../people/PersonAtCounter.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { Shelf } from './Shelf.tsx';

/** A stall by a road that pays cash, 312 × 356 with its sign, its keeper near; the counter's edge is at 240. */
export const CashStall = (place: Place) => (
  <At {...place}>
    <ellipse cx={156} cy={356} rx={176} ry={10} className="shade" />
    <path d="M14 64H298V250H14z" className="brand-soft" />
    {/* Nothing stands up behind the keeper's head. */}
    <Shelf x={24} y={168} scale={1.3} width={128.7} stocked={60} />
    <Shelf x={196} y={168} scale={1.3} width={72} />
    {/* Nor behind the reader. */}
    <Shelf x={24} y={222} scale={1.3} width={203} stocked={152} row="second" />
    <path d="M8 64h10V246H8zM294 64h10V246h-10z" className="deep-lift" />
    <path d="M0 250H312V348a8 8 0 01-8 8H8a8 8 0 01-8-8z" fill="url(#sheen)" />
    <path
      d="M24 282H146V334H24zM166 282H288V334H166z"
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.25}
    />
    <path d="M0 260V248a8 8 0 018-8H304a8 8 0 018 8v12z" className="brand-lift" />
    <PersonAtCounter x={156 - 63 * 0.82} y={240 - 140 * 0.82} scale={0.82} {...keeper} />
    <path d="M240 238h44l6 8h-56z" className="deep" />
    <PinReader x={246} y={188} scale={0.2} small />
    <Awning x={0} y={62} stripe={39} count={8} drop={32} />
    <Sign />
  </At>
);

const keeper = { hair: 'turban', clothes: 'deep-lift', looks: 'left' } as const;

/* Wider than the awning, on which it stands. */
const Sign = () => (
  <At x={-8} y={0}>
    <rect width={328} height={64} rx={8} fill="url(#night)" />
    <rect
      x={1}
      y={1}
      width={326}
      height={62}
      rx={7}
      className="stroke-brand-lift"
      strokeWidth={2}
      opacity={0.45}
    />
    <Glyph name="card" x={37} y={15} size={34} tone="code-string" bold />
    <Label x={85} y={41} size={25} weight={800} tone="on-brand">
      Cash withdrawal
    </Label>
  </At>
);
