import { Phone } from '../../kit/devices/Phone.tsx';
import { BrandScreen, ColourChoice } from '../../kit/screens/BrandScreen.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What three of the shops have sold today. */
const shops = [
  ['Roy Stores', '₹8,420'],
  ['Sen Mobile', '₹6,150'],
  ['Das Telecom', '₹4,380'],
] as const;

/** The head of the page on recharge applications, for phones: the app under the owner’s name, behind it his panel. */
export function RechargeAppHeroNarrow() {
  return (
    <Scene width={400} height={456} ground="brand">
      <Rings x={200} y={440} size={360} tone="brand-lift" />
      <Panel x={196} y={28} width={188} height={480}>
        <Label x={60} y={38} size={16} tone="muted">
          Sold today
        </Label>
        <Label x={60} y={66} size={22} weight={800}>
          ₹38,460
        </Label>
        {shops.map(([shop, sold], index) => (
          <g key={shop} transform={`translate(0 ${88 + index * 76})`}>
            <path d="M60 .500H168" className="stroke-line" />
            <Label x={60} y={33} size={16} weight={600}>
              {shop}
            </Label>
            <Label x={60} y={56} size={15} tone="muted">
              {sold}
            </Label>
          </g>
        ))}
        <path d="M60 316.500H168" className="stroke-line" />
        <Label x={60} y={352} size={16} weight={600}>
          Your colour
        </Label>
        {/* The ring of the chosen one begins where the words do. */}
        <ColourChoice x={60} y={371} scale={0.6} />
      </Panel>
      <Phone x={16} y={28} scale={0.97} width={236} height={560} head={132}>
        <BrandScreen />
      </Phone>
    </Scene>
  );
}
