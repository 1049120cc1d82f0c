import { StreetBank } from '../../kit/places/StreetBank.tsx';
import { StreetShop } from '../../kit/places/StreetShop.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const street = 288;
const scale = 0.72;
const top = street - 380 * scale;

/** Two places of the street for phones, at the height of the frame: the bank, what it has paid, and the shop that has it. */
export const ServiceStreetNarrow = () => (
  <Scene width={400} height={300} ground="warm">
    <path d={`M0 ${street - 40}H400V${street}H0z`} className="marigold-soft" opacity={0.6} />
    <path d={`M0 ${street}H400V300H0z`} className="deep-lift" />
    <path d={`M0 ${street}H400v4H0z`} className="brand-lift" />
    <StreetBank x={14} y={top} scale={scale} />
    <StreetShop x={182} y={top} scale={scale} />
    <path d="M154 28H173M166 21L173 28 166 35" className="stroke-brand" strokeWidth={3} />
    <Panel x={12} y={13} width={138} height={30} radius={9} flat>
      <Tick x={20} y={15} size={19} />
      <Label x={35} y={20} size={14} weight={700}>
        Paid ₹25,000
      </Label>
    </Panel>
  </Scene>
);
