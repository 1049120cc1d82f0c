import { AdvertEnquiries, AdvertStays, AdvertWords } from '../../kit/Advert.tsx';
import { advertVersions } from '../../kit/advertVersions.ts';
import { Rings } from '../../kit/Backdrop.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Sofa } from '../../kit/Sofa.tsx';

/** An advertisement for a sofa, and how many enquiries it brought. */
export function AboutMarketing() {
  const version = advertVersions[1];
  return (
    <Scene width={480} height={400} ground="warm">
      <Rings x={0} y={0} size={360} tone="marigold-soft" />
      <Panel x={40} y={44} width={400} height={188}>
        <path d="M16 1H172V187H16A15 15 0 011 172V16A15 15 0 0116 1z" className={version.ground} />
        <Sofa x={23} y={48} scale={1.14} />
        <AdvertWords x={200} y={28} version={version} />
      </Panel>
      <AdvertEnquiries x={40} y={276} width={400} version={version} />
      <AdvertStays x={440} y={278} version={version} />
    </Scene>
  );
}
