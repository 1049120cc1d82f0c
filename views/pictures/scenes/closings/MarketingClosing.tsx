import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const advice = [
  ['chart', 'We would measure', 'Calls and forms', 'brand'],
  ['megaphone', 'We would try first', 'Search advertising', 'marigold'],
] as const;

/** Our answer: what we would measure, and which channel we would try first. */
export function MarketingClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <Panel x={40} y={40} width={360} height={300}>
        <path d="M0 76V16A16 16 0 0116 0H344a16 16 0 0116 16V76z" fill="url(#sheen)" />
        <Label x={24} y={47} size={23} weight={800} tone="on-brand">
          Your first campaign
        </Label>
        {advice.map(([glyph, aim, answer, tone], index) => (
          <g key={aim} transform={`translate(24 ${88 + index * 104})`}>
            {index > 0 && <path d="M0 .500H312" className="stroke-line" />}
            <Avatar x={30} y={52} size={60} glyph={glyph} tone={tone} />
            <Label x={80} y={43} size={18} tone="muted">
              {aim}
            </Label>
            <Label x={80} y={73} size={22} weight={700}>
              {answer}
            </Label>
          </g>
        ))}
      </Panel>
    </Scene>
  );
}
