import { PanCounter } from '../../kit/places/PanCounter.tsx';
import { PanFormDisplay } from '../../kit/screens/PanFormDisplay.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, without the sign and the shelf. */
export function PanHeroNarrow() {
  return (
    <Scene width={400} height={360} ground="lilac">
      <path d="M0 318H400V360H0z" className="marigold-soft" />
      <path d="M0 312H400v6H0z" className="brand-lift" opacity={0.5} />
      <PanFormDisplay x={91} y={14} scale={0.86} />
      <PanCounter x={66} y={267} scale={1.18} />
    </Scene>
  );
}
