import {
  AdvertEnquiries,
  AdvertName,
  AdvertStays,
  AdvertWords,
} from '../../kit/screens/Advert.tsx';
import { advertVersions } from '../../kit/screens/advertVersions.ts';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Sofa } from '../../kit/things/Sofa.tsx';
import { Truck } from '../../kit/things/Truck.tsx';

/** Two versions of an advertisement that run at the same time, and the enquiries that each brought. */
export function MarketingTest() {
  return (
    <Scene width={480} height={460} ground="warm" grows="around">
      {advertVersions.map((version, index) => (
        <g key={version.name} transform={`translate(${24 + index * 228} 0)`}>
          <Panel x={0} y={24} width={204} height={328}>
            <path d="M1 16A15 15 0 0116 1H188a15 15 0 0115 15V160H1z" className={version.ground} />
            <AdvertName x={14} y={14} version={version} />
            {index ? <Truck x={38} y={74} scale={0.6} /> : <Sofa x={46} y={66} />}
            <AdvertWords x={16} y={176} version={version} />
          </Panel>
          <AdvertEnquiries x={0} y={370} width={204} version={version} />
          <AdvertStays x={204} y={373} version={version} />
        </g>
      ))}
    </Scene>
  );
}
