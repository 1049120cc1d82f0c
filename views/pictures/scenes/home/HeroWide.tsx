import { Phone } from '../../kit/devices/Phone.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { PayoutBatch } from '../../kit/screens/PayoutBatch.tsx';
import { RechargeDone } from '../../kit/screens/RechargeDone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Disc } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const told = [
  ['Number', '98300 XXXXX'],
  ['Date', '14 Nov 2026'],
  ['Balance', '₹18,451.50'],
] as const;

/** What the company’s services bring about: a recharge on a phone, the answer to it, and a run of payouts. */
export function HeroWide() {
  return (
    <Scene width={760} height={680} ground="none">
      <Disc x={424} y={336} size={288} />
      <circle cx={750} cy={296} r={7} className="brand" />
      <circle cx={652} cy={80} r={52} className="marigold" />
      <Phone x={2} y={52} width={284} height={576}>
        <RechargeDone x={133} y={120} size={54} />
        {told.map(([term, value], index) => (
          <g key={term}>
            <path d={`M26 ${300 + index * 56}h214`} className="stroke-line" strokeWidth={1.5} />
            <Label x={26} y={334 + index * 56} size={17} tone="muted">
              {term}
            </Label>
            <Label x={240} y={334 + index * 56} size={17} weight={700} anchor="end">
              {value}
            </Label>
          </g>
        ))}
        <rect x={78} y={532} width={110} height={5} rx={2.5} className="line" />
      </Phone>
      <CodeWindow
        x={304}
        y={84}
        width={428}
        title="200 OK"
        size={19}
        lines={['"status": "success",', '"amount": 299,', '"balance": 18451.5']}
      />
      <PayoutBatch x={304} y={281} width={428} height={316} size={16} statusWidth={5.5} />
    </Scene>
  );
}
