import { FormToEmail } from '../../kit/records/FormToEmail.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A form whose entries go behind a site that keeps no copy, into the visitor's own email to the company. */
export const PolicyPrivacy = () => (
  <Scene width={480} height={252} ground="deep">
    <FormToEmail y={24} width={116} cards={[20, 182, 344]} />
  </Scene>
);
