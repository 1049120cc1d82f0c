import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CountedOnWebsiteProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the letters of the count. */
  readonly size: number;
  /** With what became of them, where it is high enough. */
  readonly sales?: true;
}

const head = 70;

/** The website, where all channels meet and their enquiries are counted. */
export function CountedOnWebsite({ width, height, size, sales, ...place }: CountedOnWebsiteProps) {
  const middle = sales ? height * 0.44 : (height + head) / 2;
  const baseline = middle + size * 0.36 - 27;
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
        in all
      </Label>
      {sales && <SalesBelow y={baseline + 77} width={width} />}
    </Panel>
  );
}

const SalesBelow = ({ y, width }: { readonly y: number; readonly width: number }) => (
  <At x={0} y={y}>
    <path d={`M16 0H${width - 16}`} className="stroke-line" strokeWidth={2} />
    <Label x={16} y={62} size={50} weight={800} tone="green-ink">
      10
    </Label>
    <Label x={16} y={88} size={17} weight={600} tone="green-ink">
      became sales
    </Label>
  </At>
);
