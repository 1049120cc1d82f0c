import { Label, textWidth } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

interface OldFormProps extends Place {
  /** Its number. */
  readonly children: string;
}

const outline = 'M10 0H112L140 28V166a10 10 0 01-10 10H10a10 10 0 01-10-10V10A10 10 0 0110 0z';

/** A sheet of a form that is no longer used, grey and its number struck out, 140 × 176. */
export const OldForm = ({ children, ...place }: OldFormProps) => {
  const half = textWidth(children, 36) / 2 + 4;
  return (
    <At {...place}>
      <g className="sheet">
        <path d={outline} className="shade" filter="url(#soft)" transform="translate(0 10)" />
        {/* Nothing that lies below it shines through. */}
        <path d={outline} className="paper" />
        <g opacity={0.72}>
          <path d={outline} className="line" />
          <path d={outline} className="stroke-faint" opacity={0.6} />
          <path d="M112 0V20a8 8 0 008 8H140z" className="faint" opacity={0.7} />
          <Label x={70} y={72} size={36} weight={700} tone="muted" anchor="middle">
            {children}
          </Label>
          <Skeleton x={20} y={98} widths={[100, 100, 100]} tone="faint" />
        </g>
        <path d={`M${70 - half} 66L${70 + half} 52`} className="stroke-red" strokeWidth={5} />
      </g>
    </At>
  );
};
