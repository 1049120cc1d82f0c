import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { StepPhone, stepCard, stepPhone } from './StepPhone.tsx';

interface OptionProps {
  readonly glyph: GlyphName;
  readonly chosen?: boolean;
  readonly children: string;
}

/* Its sign, 38 × 38, begins at 0,0. */
const Option = ({ glyph, chosen, children }: OptionProps) => (
  <>
    <rect width={38} height={38} rx={10} className={chosen ? 'brand' : 'brand-soft'} />
    <Glyph name={glyph} x={7} y={7} tone={chosen ? 'on-brand' : 'brand-ink'} />
    <Label x={47} y={25.5} size={18} weight={chosen ? 700 : 600}>
      {children}
    </Label>
  </>
);

/** Where one can have a feed reader, in a list on a phone; the first of three is ticked. */
export const ReaderChosen = () => (
  <StepPhone
    screen={
      <>
        <path d={`M0 0H${stepPhone.screen}V44H0z`} className="surface-2" />
        <rect x={10} y={8} width={140} height={28} rx={9} className="line" />
        <Glyph name="search" x={14} y={12} size={20} tone="muted" />
        <Label x={39} y={28} size={17.5} weight={500} tone="muted">
          Feed reader
        </Label>
        {others.map(([glyph, name], index) => (
          <At key={name} x={8} y={109 + index * 50}>
            <Option glyph={glyph}>{name}</Option>
            <circle cx={131} cy={19} r={10.5} className="stroke-faint" strokeWidth={2} />
          </At>
        ))}
      </>
    }
  >
    <Panel {...stepCard} y={76} height={54} radius={14}>
      <At x={14} y={8}>
        <Option glyph="phone" chosen>
          Phone
        </Option>
      </At>
      <Tick x={168} y={27} size={26} tone="brand" />
    </Panel>
  </StepPhone>
);

const others = [
  ['laptop', 'Laptop'],
  ['mail', 'Email'],
] as const;
