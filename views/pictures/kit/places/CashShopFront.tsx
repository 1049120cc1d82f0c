import { DockedReader } from '../devices/DockedReader.tsx';
import { CounterClerk } from '../people/CounterClerk.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { Shelf } from './Shelf.tsx';

/** Where the counter and the pavement are. */
const counter = 214;
const foot = 330;

/* How large the keeper is: as a customer who stands before the shop. */
const keeper = 0.54;

const Sign = () => (
  <>
    <path d="M4 0H296a8 8 0 018 8V66H-4V8A8 8 0 014 0z" className="brand-lift" />
    <path d="M4 0H296a8 8 0 018 8H-4A8 8 0 014 0z" className="on-brand" opacity={0.25} />
    <rect x={36} y={14} width={228} height={42} rx={10} className="code-string" />
    <Label x={150} y={43.5} size={24} weight={800} tone="deep" anchor="middle">
      Cash withdrawal
    </Label>
  </>
);

/** A wide shop in the evening, 300 × 330: a sign on the board over its awning, and its keeper behind the counter in its middle, beside a reader whose card has been taken. */
export const CashShopFront = (place: Place) => (
  <At {...place}>
    <path d={`M10 40H290V${foot}H10z`} className="deep-lift" />
    <path d={`M22 80H278V${counter}H22z`} className="code-string" />
    {/* Paler than his turban. */}
    <path d={`M22 80H278V${counter}H22z`} className="on-brand" opacity={0.5} />
    <Shelf x={61} y={150} width={48} row="second" />
    <path d={`M2 ${counter}H298V${foot}H2z`} fill="url(#sheen)" />
    <path
      d={`M20 ${counter + 30}H142V${foot - 16}H20zM158 ${counter + 30}H280V${foot - 16}H158z`}
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.25}
    />
    <path d={`M-4 ${counter}H304V${counter + 14}H-4z`} className="brand-lift" />
    <CounterClerk
      x={150 - 63 * keeper}
      y={counter + 1 - 160 * keeper}
      scale={keeper}
      hair="turban"
      looks="left"
    />
    <DockedReader
      x={232}
      y={counter - 59}
      scale={0.21}
      display={<Tick x={64} y={24} size={42} />}
    />
    <Sign />
    <Awning x={-4} y={64} stripe={308 / 9} count={9} drop={32} overhang={14} />
  </At>
);
