import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Carton } from '../../kit/things/Carton.tsx';

const joined = [
  [70, 'long', 'brand-lift', 'skin'],
  [216, 'short', 'brand', 'skin-deep'],
  [362, 'turban', 'green', 'skin'],
] as const;

/** Commission on goods that a seller sells, which a lawyer checks, and money alone that goes from hand to hand, which is banned. */
export function MlmLaw() {
  return (
    <Scene width={480} height={384} ground="mint" grows="around">
      <g transform="translate(24 24)">
        <rect width={432} height={160} rx={16} className="surface" />
        <Label x={20} y={42} size={20} weight={700}>
          Goods are sold
        </Label>
        <Pill x={416} y={18} anchor="end" size={18} tone="marigold">
          A lawyer checks
        </Pill>
        <path d="M112 106H320" className="stroke-brand" strokeWidth={3} />
        <path d="M312 97l9 9-9 9" className="stroke-brand" strokeWidth={3} />
        <Portrait x={70} y={104} size={88} hair="bun" />
        <Portrait x={372} y={104} size={88} hair="short" skin="skin-deep" clothes="green" />
        <Carton x={164} y={56}>
          ₹1,200
        </Carton>
      </g>
      <g transform="translate(24 200)">
        <rect width={432} height={160} rx={16} className="surface" />
        <rect x={2} y={2} width={428} height={156} rx={14} className="stroke-red" strokeWidth={4} />
        <Label x={20} y={42} size={20} weight={700}>
          Only money moves
        </Label>
        <Pill x={416} y={18} anchor="end" size={18} tone="red" glyph="x">
          Banned
        </Pill>
        {joined.map(([x, hair, clothes, skin], index) => (
          <g key={x}>
            {index > 0 && (
              <>
                <Banknotes x={x - 104} y={84} scale={0.32} count={2} />
                <Glyph name="arrow-right" x={x - 86} y={122} size={26} tone="red" bold />
              </>
            )}
            <Portrait x={x} y={108} size={78} hair={hair} clothes={clothes} skin={skin} />
          </g>
        ))}
      </g>
    </Scene>
  );
}
