import { soft } from '../../palette.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { enquirySources } from './enquirySources.ts';

interface CountedEnquiriesProps extends Place {
  readonly width: number;
  /** Of one enquiry. */
  readonly height: number;
  /** Between cards of their own; without it they are rows of one card. */
  readonly gap?: number;
}

/** Enquiries as they came in, each with what brought it, and the tick that it was counted. */
export const CountedEnquiries = ({ width, height, gap, ...place }: CountedEnquiriesProps) => (
  <At {...place}>
    {gap === undefined && <Panel x={0} y={0} width={width} height={3 * height} />}
    {enquirySources.map(({ way, source, glyph, tone }, index) => (
      <At key={way} x={0} y={index * (height + (gap ?? 0))}>
        {gap !== undefined && <Panel x={0} y={0} width={width} height={height} radius={14} />}
        {gap === undefined && index > 0 && (
          <path d={`M16 .500H${width - 16}`} className="stroke-line" />
        )}
        <circle cx={42} cy={height / 2} r={24} className={soft[tone][0]} />
        <Glyph name={glyph} x={30} y={height / 2 - 12} size={24} tone={soft[tone][1]} />
        <Label x={82} y={height / 2 - 3} size={19} weight={700}>
          {way}
        </Label>
        <Label x={82} y={height / 2 + 20} size={16} tone="muted">
          {source}
        </Label>
        <Tick x={width - 34} y={height / 2} size={28} />
      </At>
    ))}
  </At>
);
