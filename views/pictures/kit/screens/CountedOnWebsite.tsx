import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

interface CountedOnWebsiteProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the letters of the count. */
  readonly size: number;
}

const head = 70;

/** The website, where all channels meet and their enquiries are counted. */
export function CountedOnWebsite({ width, height, size, ...place }: CountedOnWebsiteProps) {
  const baseline = (height + head) / 2 + size * 0.36 - 27;
  return (
    <Panel {...place} width={width} height={height}>
      <path
        d={`M0 ${head}V16A16 16 0 0116 0H${width - 16}a16 16 0 0116 16V${head}z`}
        className="surface-2"
      />
      {['Website and', 'landing pages'].map((line, index) => (
        <Label key={line} x={16} y={30 + index * 21} size={17} weight={700}>
          {line}
        </Label>
      ))}
      <Label x={16} y={baseline} size={size} weight={800}>
        80
      </Label>
      <Label x={16} y={baseline + 27} size={19} weight={600}>
        enquiries
      </Label>
      <Label x={16} y={baseline + 51} size={17} tone="muted">
        ₹250 each
      </Label>
    </Panel>
  );
}
