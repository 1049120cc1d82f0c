import { Phone } from '../../kit/devices/Phone.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { CampaignReport } from '../../kit/screens/CampaignReport.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { TemplateGap } from '../../kit/screens/TemplateGap.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { messages, sender, sent } from './smsCampaign.ts';

const rows = [
  ['98300 XXXXX', '₹2,400'],
  ['98310 XXXXX', '₹1,800'],
  ['98320 XXXXX', '₹2,100'],
] as const;

/** A list of numbers and amounts goes through one template, and one of its messages is read on a phone. */
export function BulkSms() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={0} y={0} size={400} tone="brand-lift" />
      <Panel x={28} y={32} width={316} height={220} title="Fees due" note={`${sent} rows`}>
        {rows.map(([number, amount], index) => (
          <g key={number} transform={`translate(20 ${56 + index * 54})`}>
            {index > 0 && <path d="M0 .500H276" className="stroke-line" />}
            <Label x={0} y={35} size={19}>
              {number}
            </Label>
            <Label x={276} y={35} size={19} weight={700} tone="marigold-ink" anchor="end">
              {amount}
            </Label>
          </g>
        ))}
      </Panel>
      <Panel x={28} y={304} width={316} height={184} tone="night">
        <Label x={20} y={38} size={17} tone="on-deep-muted">
          Template FEE-DUE
        </Label>
        <Label x={20} y={85} size={22} weight={600} tone="on-deep">
          Fee of
        </Label>
        <TemplateGap x={96} y={60} width={108} tone="marigold">
          amount
        </TemplateGap>
        <Label x={20} y={139} size={22} weight={600} tone="on-deep">
          is due on
        </Label>
        <TemplateGap x={128} y={114} width={72} tone="green">
          due
        </TemplateGap>
      </Panel>
      <path d="M344 396H400" className="stroke-marigold" strokeWidth={5} />
      <Phone x={392} y={32} width={224} height={600} screen="surface-2" time="10:24">
        <Avatar x={36} y={80} size={44} glyph="bell" />
        <Label x={66} y={86} size={18} weight={700}>
          {sender}
        </Label>
        <MessageBubble x={12} y={116} lines={messages[2]} width={186} size={15} flat />
        <MessageBubble x={12} y={206} lines={messages[1]} width={186} size={15} flat />
      </Phone>
      <CampaignReport x={360} y={364} width={256} />
      <circle cx={186} cy={278} r={24} className="marigold" />
      <Glyph name="arrow-down" x={171} y={263} size={30} tone="deep" bold />
      <circle cx={352} cy={396} r={24} className="marigold" />
      <Glyph name="arrow-right" x={337} y={381} size={30} tone="deep" bold />
    </Scene>
  );
}
