import { FeedMark } from '../shapes/FeedMark.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { StepPhone, stepPhone } from './StepPhone.tsx';

/** The apps that read feeds, in a list on a phone; the first of them is chosen. */
export const ReaderChosen = () => (
  <StepPhone
    screen={
      <>
        <path d={`M0 0H${stepPhone.screen}V44H0z`} className="surface-2" />
        <rect x={12} y={8} width={156} height={28} rx={9} className="line" />
        <Glyph name="search" x={20} y={12} size={20} tone="muted" />
        <Label x={46} y={28} size={17.5} weight={500} tone="muted">
          reader
        </Label>
        <rect x={12} y={142} width={44} height={44} rx={11} className="brand-soft" />
        <Glyph name="mail" x={22} y={152} size={24} tone="brand-ink" />
        <Label x={68} y={170} size={18} weight={600}>
          Email app
        </Label>
      </>
    }
  >
    <Panel x={10} y={84} width={216} height={72} radius={14}>
      <FeedMark x={14} y={14} scale={44 / 64} />
      <Label x={70} y={42} size={18} weight={700}>
        Reader
      </Label>
      <Tick x={184} y={36} size={32} />
    </Panel>
  </StepPhone>
);
