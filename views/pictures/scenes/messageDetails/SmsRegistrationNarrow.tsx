import { ApprovedHeader, FirstMessage, ParcelTemplate } from '../../kit/documents/dltParts.tsx';
import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** For phones: the papers of a business, the entity ID, the approved header and the template below each other, and a line through them to the first message. */
export function SmsRegistrationNarrow() {
  return (
    <Scene width={400} height={426} ground="warm">
      <path d="M52 90V340H230" className="stroke-marigold" strokeWidth={4} />
      <Panel x={20} y={20} width={174} height={80} tone="sheen">
        <Label x={18} y={32} size={15} tone="on-brand">
          Entity ID
        </Label>
        <Label x={18} y={60} size={20} weight={800} tone="on-brand">
          1201 XXXX 47
        </Label>
      </Panel>
      <ApprovedHeader x={20} y={122} scale={0.725} />
      <ParcelTemplate x={20} y={262} scale={0.725} />
      {['PAN', 'GST'].map((paper, index) => (
        <PaperDocument key={paper} x={228 + index * 78} y={18} width={70} height={84}>
          <Label x={12} y={42} size={17} weight={700}>
            {paper}
          </Label>
          <Skeleton x={12} y={56} widths={[46, 32]} />
        </PaperDocument>
      ))}
      <FirstMessage x={216} y={124} scale={0.78} />
      <StationArrow x={211} y={60} turn={180} />
      <StationArrow x={52} y={111} turn={90} />
      <StationArrow x={52} y={246} turn={90} />
      <StationArrow x={205} y={340} />
    </Scene>
  );
}
