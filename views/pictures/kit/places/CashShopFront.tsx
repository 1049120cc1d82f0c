import { PinReader } from '../devices/PinReader.tsx';
import { FoldedKeeper } from '../people/FoldedKeeper.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { Shelf } from './Shelf.tsx';

/** Where the counter is. */
const counter = 288;

const Sign = () => (
  <>
    <path d="M0 0H400V70H0z" className="brand-lift" />
    <path d="M0 0H400V6H0z" className="on-brand" opacity={0.25} />
    <rect x={26} y={14} width={292} height={46} rx={10} className="code-string" />
    <Label x={172} y={46.5} size={27} weight={800} tone="deep" anchor="middle">
      Cash withdrawal
    </Label>
  </>
);

/** A near shop in the evening, 400 × 400: a sign on the board over its awning, and its keeper behind the counter beside a reader; the frame cuts it at the right and below. */
export const CashShopFront = (place: Place) => (
  <At {...place}>
    <path d={`M8 60H400V${counter}H8z`} className="code-string" />
    {/* Paler than his turban. */}
    <path d={`M8 60H400V${counter}H8z`} className="on-brand" opacity={0.5} />
    <path d={`M8 60H18V${counter}H8z`} className="deep-lift" />
    <Shelf x={274} y={186} width={62} row="second" />
    <path d={`M0 ${counter}H400V400H0z`} fill="url(#sheen)" />
    <path
      d={`M134 ${counter + 46}H330V420H134zM352 ${counter + 46}H500V420H352z`}
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.25}
    />
    <path d={`M-6 ${counter}H400V${counter + 24}H-6z`} className="brand-lift" />
    <FoldedKeeper x={130} y={counter - 142} scale={1.02} />
    <ellipse cx={306} cy={counter + 10} rx={34} ry={4} className="deep" opacity={0.3} />
    <PinReader x={279} y={counter - 70} scale={0.32} small>
      <Tick x={64} y={24} size={42} />
    </PinReader>
    <Sign />
    <Awning x={0} y={70} stripe={400 / 10} count={10} drop={20} overhang={10} />
  </At>
);
