import { CoverLetter, Portfolio, Resume } from '../../kit/documents/applicationPapers.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The email of an applicant before it is sent, with three documents clipped to it. */
export const CareerApply = () => (
  <Scene width={400} height={260} ground="warm" grows="around">
    <Panel x={18} y={16} width={364} height={184}>
      <path d="M1 104H363V168a15 15 0 01-15 15H16a15 15 0 01-15-15z" className="surface-2" />
      <path d="M1 103.500H363" className="stroke-line" />
      <Label x={20} y={35} size={15} tone="muted">
        To
      </Label>
      <Pill x={48} y={16} size={14} tone="brand">
        Careers
      </Pill>
      <path d="M20 54.500H276" className="stroke-line" />
      <Label x={20} y={82} size={15} tone="muted">
        Subject
      </Label>
      <Label x={86} y={82} size={17} weight={700}>
        Application
      </Label>
      <circle cx={320} cy={54} r={27} className="marigold" />
      <Glyph name="send" x={304} y={39} size={30} tone="deep" bold />
    </Panel>
    <Resume x={29} y={128} turn={-1.5} />
    <CoverLetter x={148} y={124} turn={1} />
    <Portfolio x={263} y={127} turn={-1} />
  </Scene>
);
