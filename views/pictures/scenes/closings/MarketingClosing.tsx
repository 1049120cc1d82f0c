import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel, Shadow } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const advice = [
  ['chart', 'We would measure', 'Calls and forms', 'brand'],
  ['megaphone', 'We would try first', 'Search advertising', 'green'],
] as const;

const tag =
  'M56 0H272a20 20 0 0120 20V136a20 20 0 01-20 20H56q-9 0-15-7L5 90q-10-12 0-24L41 7Q47 0 56 0z';

/** The price tag of an enquiry, still without its figure, and what we would measure and try first. */
export function MarketingClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <At x={72} y={46} turn={-5}>
        <Shadow width={292} height={156} />
        <path d={tag} className="marigold" />
        <path d="M40 78C4 70-50 40-110-10" className="stroke-deep" strokeWidth={4} />
        <circle cx={40} cy={78} r={13} className="stroke-deep" strokeWidth={5} />
        <Label x={80} y={48} size={22} weight={700} tone="deep">
          One enquiry
        </Label>
        <Label x={80} y={124} size={72} weight={800} tone="deep">
          ₹ ?
        </Label>
      </At>
      {advice.map(([glyph, aim, answer, tone], index) => (
        <Panel key={aim} x={36} y={220 + index * 84} width={368} height={72}>
          <Avatar x={40} y={36} size={44} glyph={glyph} tone={tone} />
          <Label x={76} y={31} size={16} tone="muted">
            {aim}
          </Label>
          <Label x={76} y={54} size={20} weight={700}>
            {answer}
          </Label>
        </Panel>
      ))}
    </Scene>
  );
}
