import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CoachProps extends Place {
  readonly windows: number;
  /** Which window has its light on, counted from the left. */
  readonly lit: number;
}

const pitch = 88;

/** A railway coach from the side, 236 high from roof to rails, as long as its windows need; its number stands below the one that is lit. */
export function Coach({ windows, lit, ...place }: CoachProps) {
  const width = windows * pitch;
  return (
    <At {...place}>
      <path d={`M0 32C0 12 12 0 32 0H${width}V176H0z`} fill="url(#sheen)" />
      <path d={`M0 32C0 12 12 0 32 0H${width}V16H12z`} className="on-deep" opacity={0.18} />
      <path d={`M0 122H${width}V138H0z`} className="marigold" />
      <path d={`M8 176H${width}V192H8z`} className="deep" />
      {Array.from({ length: windows }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the windows never change
          key={index}
          x={24 + index * pitch}
          y={36}
          width={60}
          height={64}
          rx={10}
          className={index === lit ? 'code-string' : 'on-deep'}
          opacity={index === lit ? 1 : 0.32}
        />
      ))}
      <Label x={54 + lit * pitch} y={164} size={20} weight={800} tone="on-brand" anchor="middle">
        B2
      </Label>
      {[90, 170, width - 210, width - 130].map((x) => (
        <g key={x} transform={`translate(${x} 204)`}>
          <circle r={22} className="deep" />
          <circle r={22} className="stroke-on-deep-muted" strokeWidth={5} />
          <circle r={6} className="on-deep-muted" />
        </g>
      ))}
      <path
        d={`M-400 229H${width + 400}`}
        className="stroke-on-deep-muted"
        strokeWidth={5}
        opacity={0.7}
      />
    </At>
  );
}
