/** What deploy/compose.yaml and deploy/kubernetes/ promise, read as their tools read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/config/config.ts';

const deploy = new URL('../../deploy/', import.meta.url);
const read = (name: string) =>
  parse(readFileSync(new URL(name, deploy), 'utf8'), { merge: true, strict: true });

test('the container is built from every folder that the build imports from', () => {
  const root = new URL('../../', import.meta.url);
  const { imports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const folders = Object.keys(imports).map((name) => name.slice(1, -2));
  const sent = readFileSync(new URL('.dockerignore', root), 'utf8').match(/(?<=^!).+/gm);
  expect(folders).toContain('scripts');
  expect(sent).toEqual(expect.arrayContaining([...folders, 'public', 'package-lock.json']));
});

describe('the manifests for Kubernetes', () => {
  const files = readdirSync(new URL('kubernetes/', deploy)).filter(
    (name) => !['kustomization.yaml', 'company.json'].includes(name),
  );
  const manifests = new Map(
    files.map((name) => read(`kubernetes/${name}`)).map((each) => [String(each.kind), each]),
  );
  const of = (kind: string) => manifests.get(kind)?.spec;
  const pod = of('Deployment').template.spec;
  const [container] = pod.containers;
  const variables = manifests.get('ConfigMap')?.data;
  const [mount] = container.volumeMounts;
  const owner = read('kubernetes/kustomization.yaml').configMapGenerator[0];
  const config = readConfig({
    ...variables,
    COMPANY_FILE: variables.COMPANY_FILE.replace(
      mount.mountPath,
      fileURLToPath(new URL('kubernetes', deploy)),
    ),
  });
  const label = { 'app.kubernetes.io/name': 'company-website' };

  test('are all listed, and there is one of each kind', () => {
    expect([...read('kubernetes/kustomization.yaml').resources].sort()).toEqual(files.sort());
    expect([...manifests.keys()].sort()).toEqual([
      'ConfigMap',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
    ]);
  });

  test('run as a user other than root, on a read-only disk, without privileges', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65_532 });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(container.securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources).toMatchObject({ requests: { cpu: '250m' }, limits: {} });
  });

  test('ask for readiness and for life at the paths of the site', () => {
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container.startupProbe.httpGet.path).toBe('/readyz');
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
  });

  test('configure the site validly, and leave it the time that it takes to stop', () => {
    if (!config.ok) throw new Error(config.problems.join('\n'));
    const { port, metricsPort, shutdownDelayMs, shutdownGraceMs } = config.config;
    expect(container.ports).toMatchObject([
      { containerPort: port },
      { containerPort: metricsPort },
    ]);
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(
      shutdownDelayMs + shutdownGraceMs + 2000,
    );
    /* Two failed probes and the time until every proxy knows. */
    expect(shutdownDelayMs).toBeGreaterThan(2 * container.readinessProbe.periodSeconds * 1000);
  });

  test("mount the owner's file read-only, under the name that its generator gives it", () => {
    expect(mount.readOnly).toBe(true);
    expect(pod.volumes).toEqual([{ name: mount.name, configMap: { name: owner.name } }]);
    expect(owner.files).toEqual([posix.basename(variables.COMPANY_FILE)]);
  });

  test('find their pods', () => {
    expect(of('Deployment').selector.matchLabels).toEqual(label);
    expect(of('Deployment').template.metadata.labels).toEqual(label);
    expect(of('Service').selector).toEqual(label);
    expect(of('PodDisruptionBudget').selector.matchLabels).toEqual(label);
    expect(of('NetworkPolicy').podSelector.matchLabels).toEqual(label);
  });

  test('keep a replica through every disruption, and let nothing out', () => {
    expect(of('PodDisruptionBudget').minAvailable).toBe(1);
    expect(of('HorizontalPodAutoscaler').minReplicas).toBeGreaterThanOrEqual(2);
    expect(of('Deployment').strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    expect(of('NetworkPolicy').policyTypes).toEqual(['Ingress', 'Egress']);
    expect(of('NetworkPolicy').egress).toEqual([]);
    expect(of('Ingress').tls[0].hosts).toEqual([of('Ingress').rules[0].host]);
  });
});

describe('the compose file', () => {
  const { services, configs } = read('compose.yaml');
  const replicas = [services['site-1'], services['site-2']];

  test('has two replicas that run as the image says: read-only, with no privilege', () => {
    for (const replica of replicas) {
      expect(replica).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(replica.ports).toBeUndefined();
      expect(replica.volumes).toEqual(['./company:/etc/company:ro']);
    }
  });

  test('sends nginx to both of them, and has them trust it alone', () => {
    const addresses = replicas.map(({ networks }) => networks.inside.ipv4_address);
    for (const address of addresses) {
      expect(configs.upstream.content).toContain(`server ${address}:3000 `);
    }
    for (const { environment } of replicas) {
      expect(environment.TRUST_PROXY).toBe(services.nginx.networks.inside.ipv4_address);
    }
    const plain = readFileSync(new URL('upstream.conf', deploy), 'utf8').replaceAll(/ *#.*\n/g, '');
    const settings = (text: string) => text.match(/^\s*keepalive.*$/gm)?.map((line) => line.trim());
    expect(settings(configs.upstream.content)).toEqual(settings(plain));
  });
});
