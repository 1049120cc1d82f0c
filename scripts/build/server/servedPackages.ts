import * as z from 'zod';

const flagSchema = z.boolean().optional();
const rangesSchema = z.record(z.string(), z.string());

const packageSchema = z.looseObject({
  dev: flagSchema,
  optional: flagSchema,
  devOptional: flagSchema,
  dependencies: rangesSchema.optional(),
});

const projectSchema = z.looseObject({
  name: z.string(),
  dependencies: rangesSchema,
  devDependencies: rangesSchema,
});

/** A package-lock.json, as far as it matters here. */
export const lockSchema = z.looseObject({
  packages: z.looseObject({ '': projectSchema }).catchall(packageSchema),
});

type Lock = z.infer<typeof lockSchema>;

/* Development packages whose data is served and whose code is not, so that what they depend on does not count. */
const dataOnly = ['ifsc'];

/** A lock file with only those packages whose code or files the built site contains. */
export function servedPackages(lock: Lock): Lock {
  const { '': project, ...packages } = lock.packages;
  const served = Object.entries(packages).flatMap(([path, entry]) => {
    if (isDataOnly(path)) return [[path, { ...entry, dev: false, dependencies: {} }] as const];
    return entry.dev || entry.optional || entry.devOptional ? [] : [[path, entry] as const];
  });
  const data = dataOnly.map((name) => [name, project.devDependencies[name] ?? '*'] as const);
  const dependencies = { ...project.dependencies, ...Object.fromEntries(data) };
  const root = { ...project, dependencies, devDependencies: {} };
  return { ...lock, packages: { ...Object.fromEntries(served), '': root } };
}

const isDataOnly = (path: string): boolean =>
  dataOnly.some((name) => path === `node_modules/${name}`);
