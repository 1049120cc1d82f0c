import { SoldInBrief } from '../screens/SoldInBrief.tsx';
import { PersonBust } from './Person.tsx';
import { PhoneInPalm } from './PhoneInPalm.tsx';
import { roleBust } from './roleBust.ts';

/** A retailer who holds up his phone: a recharge that he has sold in the app. */
export const RetailerShowingSale = () => (
  <>
    {/* Farther in than the others, because a phone is narrower than a panel. */}
    <PersonBust {...roleBust} x={32} hair="short" moustache clothes="green" looks="right" />
    <path d="M148.700 154Q176 172.500 204 206H140V154z" className="green" />
    <path d="M143 160Q154 180 155 200" className="stroke-shade" strokeWidth={2} opacity={0.3} />
    <PhoneInPalm x={208} y={-3} turn={3} scale={0.76} rise={-24} skin="skin">
      <SoldInBrief />
    </PhoneInPalm>
    <Forearm />
  </>
);

/* Its elbow is below the frame. */
const Forearm = () => (
  <>
    <path d="M198 206Q216 198 228 184Q249 192 273 189 278 198 277 206z" className="green" />
    <path
      d="M227.500 184Q249 191.500 273.500 188.500"
      className="stroke-on-brand"
      strokeWidth={7}
      strokeLinecap="butt"
    />
  </>
);
