import { MapPin } from '../../kit/places/MapPin.tsx';
import { StreetMap } from '../../kit/places/StreetMap.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where each place on the page comes from, where its label stands, and the length of the line that leads to it. */
const places = [
  ['Advertising', 328, 114, 68, 'marigold', 'deep'],
  ['Map listing', 328, 294, 134, 'green', 'surface'],
  ['SEO', 328, 438, 52, 'brand', 'on-brand'],
] as const;

/** A page of search results: the advertisement, the shops on the map, and the first unpaid result. */
export function MarketingResults() {
  return (
    <Scene width={480} height={560} ground="warm" grows="around">
      <Rings x={480} y={560} size={400} tone="marigold-soft" />
      <Panel x={32} y={28} width={344} height={560}>
        <rect x={20} y={20} width={304} height={48} rx={24} className="surface-2" />
        <Glyph name="search" x={36} y={33} size={22} tone="muted" />
        <Label x={68} y={50} size={18}>
          furniture siliguri
        </Label>
        <g transform="translate(20 88)">
          <rect width={92} height={92} rx={8} className="marigold-soft" />
          <Glyph name="store" x={22} y={22} size={48} tone="marigold-ink" />
          <Label x={108} y={24} size={16} weight={700} tone="marigold-ink">
            Sponsored
          </Label>
          <Label x={108} y={52} size={20} weight={700} tone="brand-ink">
            Roy Furniture
          </Label>
          <Skeleton x={108} y={68} widths={[176, 132]} step={18} />
        </g>
        <path d="M20 200.500H324" className="stroke-line" />
        <StreetMap x={20} y={220} width={304} height={132} radius={8} from={[240, 180]}>
          <MapPin x={360} y={276} size={50} tone="green" />
          <MapPin x={496} y={215} size={30} tone="faint" />
          <MapPin x={290} y={296} size={38} tone="faint" />
        </StreetMap>
        <path d="M20 372.500H324" className="stroke-line" />
        <g transform="translate(20 388)">
          <Label x={0} y={22} size={16} tone="muted">
            royfurniture.example
          </Label>
          <Label x={0} y={52} size={20} weight={700} tone="brand-ink">
            Sofas made in Siliguri
          </Label>
          <Skeleton x={0} y={70} widths={[304, 264, 184]} step={20} />
        </g>
      </Panel>
      {places.map(([name, x, y, line, tone, text]) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <path d={`M${-line} 20H8`} className={`stroke-${tone}`} strokeWidth={3} />
          <circle cx={-line} cy={20} r={5} className={tone} />
          <rect width={132} height={40} rx={20} className={tone} />
          <Label x={66} y={26} size={17} weight={800} tone={text} anchor="middle">
            {name}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
