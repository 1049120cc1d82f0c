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

/** The same in a narrow place: one advertisement below the other, each over what it brought. */
export function MarketingTestTall() {
  return (
    <Scene width={400} height={524} ground="warm" grows="around">
      {advertVersions.map((version, index) => (
        <g key={version.name} transform={`translate(28 ${20 + index * 252})`}>
          <Panel x={0} y={0} width={344} height={156}>
            <path
              d="M16 1H144V155H16A15 15 0 011 140V16A15 15 0 0116 1z"
              className={version.ground}
            />
            <AdvertName x={12} y={12} version={version} />
            {index ? <Truck x={17} y={72} scale={0.52} /> : <Sofa x={16} y={60} />}
            <AdvertWords x={158} y={12} version={version} />
          </Panel>
          <AdvertEnquiries x={0} y={172} width={344} version={version} />
          <AdvertStays x={344} y={174} version={version} />
        </g>
      ))}
    </Scene>
  );
}
