import { ScooterRider } from '../../kit/people/ScooterRider.tsx';
import { VillageShop } from '../../kit/places/VillageShop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A distributor on the road of his district, from one village shop to the next. */
export function AepsClosing() {
  return (
    <Scene {...closingSize} radius={0} ground="warm" night="raised">
      <circle cx={84} cy={62} r={52} className="marigold-soft" opacity={0.7} />
      <circle cx={84} cy={62} r={30} className="marigold" />
      <path d="M0 124Q90 66 190 112 300 58 440 104V190H0z" className="brand-soft" />
      <path d="M0 146Q120 112 240 132 350 108 440 124V400H0z" className="meadow" />
      <Fields />
      <Road />
      <VillageShop x={352} y={83} scale={0.52} wall="paper" awning="red" roof="tiles" />
      <Trees />
      <VillageShop x={196} y={119} scale={0.62} wall="pale" awning="green" roof="flat" />
      <VillageShop x={28} y={142} scale={0.82} wall="brand-soft" awning="marigold" roof="tiles" />
      <VillageShop x={316} y={196} scale={1.06} wall="marigold-soft" awning="brand" roof="floor" />
      <ScooterRider x={62} y={214} scale={0.9} distributor />
    </Scene>
  );
}

/* Rice and mustard between the villages, and the river that waters them. */
const Fields = () => (
  <>
    <path d="M0 160Q60 142 130 150L60 232 0 244z" className="meadow-lit" opacity={0.22} />
    <path d="M250 142Q320 122 440 140V176Q340 166 268 176z" className="marigold" opacity={0.4} />
    <path d="M0 262Q90 240 190 256L220 322H0z" className="meadow-lit" opacity={0.34} />
    <path d="M284 190Q360 176 440 190V240L300 236z" className="meadow-lit" opacity={0.22} />
    <path d="M0 372Q220 356 440 372V400H0z" className="meadow-lit" opacity={0.4} />
    <path
      d="M12 282H60M26 300H90M150 272H190M282 164H308"
      className="stroke-meadow-lit"
      strokeWidth={2.5}
      strokeDasharray="7 7"
      opacity={0.7}
    />
    <path
      d="M118 134C150 146 178 150 172 172 164 198 90 214 0 226V250C100 236 196 214 204 178 208 154 170 142 138 133z"
      className="blue-soft"
    />
  </>
);

/* Wide in front, where he rides, and narrow where it reaches the farthest shop. */
const Road = () => (
  <>
    <path
      d="M214 336C262 312 286 292 286 268 286 238 214 232 214 206 214 182 300 190 352 136L366 136C330 200 234 194 236 208 240 226 322 232 322 268 322 296 306 318 296 336z"
      className="moon"
    />
    <path d="M0 330Q220 310 440 322V380Q220 368 0 388z" className="deep-lift" />
    <path
      d="M14 360Q220 340 430 352"
      className="stroke-code-string"
      strokeWidth={3}
      strokeDasharray="22 20"
      opacity={0.8}
    />
  </>
);

const Trees = () => (
  <>
    <path d="M318 148V132M304 152V138M134 160V146" className="stroke-skin-deep" strokeWidth={4} />
    <path
      d="M304 124a14 14 0 0128 0q0 14-14 14t-14-14zM294 132a10 10 0 0120 0q0 11-10 11t-10-11zM124 138a10 10 0 0120 0q0 12-10 12t-10-12z"
      className="green"
    />
  </>
);
