import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Scene } from '../../kit/Scene.tsx';

const columns = Array.from({ length: 10 }, (_, index) => index);
const rows = Array.from({ length: 8 }, (_, index) => index);

/** What was spent, a field of eighty enquiries with ten sales in it, and what one sale cost. */
export function MarketingSales() {
  return (
    <Scene width={480} height={480} ground="deep" grows="around">
      <rect x={32} y={28} width={416} height={72} rx={16} className="marigold" />
      <Glyph name="megaphone" x={52} y={48} size={32} tone="deep" />
      <Label x={98} y={72} size={20} weight={600} tone="deep">
        Advertising
      </Label>
      <Label x={428} y={75} size={30} weight={800} tone="deep" anchor="end">
        ₹20,000
      </Label>
      <path d="M240 104v20m-9-8l9 9 9-9" className="stroke-on-deep-muted" strokeWidth={3} />
      {rows.map((row) =>
        columns.map((column) => {
          const isSale = row === 7;
          const [x, y] = [51 + column * 42, 138 + row * 25 + (isSale ? 10 : 0)];
          return (
            <g key={`${column} ${row}`} className={isSale ? 'code-number' : 'brand-lift'}>
              <circle cx={x} cy={y} r={5.5} />
              <path d={`M${x - 10} ${y + 15}a10 8 0 0120 0z`} />
            </g>
          );
        }),
      )}
      <rect
        x={32}
        y={310}
        width={416}
        height={42}
        rx={8}
        className="stroke-code-number"
        strokeWidth={2.5}
      />
      <g transform="translate(32 376)">
        <Label x={0} y={32} size={34} weight={800} tone="on-deep">
          80
        </Label>
        <Label x={50} y={32} size={19} tone="on-deep-muted">
          enquiries
        </Label>
        <Label x={196} y={32} size={34} weight={800} tone="code-number">
          10
        </Label>
        <Label x={240} y={32} size={19} tone="on-deep-muted">
          sales
        </Label>
        <Label x={0} y={68} size={19} tone="on-deep-muted">
          ₹250 an enquiry
        </Label>
        <Label x={196} y={68} size={19} tone="on-deep-muted">
          ₹2,000 a sale
        </Label>
      </g>
    </Scene>
  );
}
