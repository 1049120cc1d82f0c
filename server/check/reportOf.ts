import { pages } from '#content/pages.ts';
import type { Manifest } from '../assets/manifest.ts';
import { companyKeys } from '../config/companyKeys.ts';
import { placeholders } from '../config/companyOf.ts';
import { type CompanySettings, keyOfVariable, settingOf } from '../config/companySettings.ts';
import type { Config } from '../config/config.ts';
import { isBuiltWith } from '../config/isBuiltWith.ts';
import { shown } from '../config/problem.ts';
import { variables } from '../config/variables.ts';
import { placesOfKeys } from './placesOfKeys.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What is set, what is still a placeholder, what is left out, and on which pages each shows: one line for each. */
export function reportOf(
  environment: Environment,
  config: Config,
  manifest: Manifest,
): readonly string[] {
  const places = placesOfKeys(config, manifest);
  const rows = companyKeys.map((key) => {
    const [state, value] = stateOf(key, config.settings);
    const place = places.get(key);
    if (place !== undefined) return [state, key, value, inWords(place)];
    return [state, key, value, state === 'set' ? builtInWords(config, manifest) : ''];
  });
  const others = Object.keys(variables)
    .filter((name) => !(name in keyOfVariable) && environment[name])
    .map((name) => ['set', name, shown(environment[name])]);
  const missing = config.missingByLaw.join(', ');
  return [
    ...columns([...others, ...rows]),
    missing === ''
      ? 'Nothing that the law asks for is missing.'
      : `Still missing to be lawful: ${missing}`,
  ];
}

function stateOf(key: string, settings: CompanySettings): readonly [string, string] {
  const value = settingOf(settings, key);
  if (value !== undefined) return ['set', shown(value)];
  const standIn = settingOf(placeholders, key);
  return standIn === undefined ? ['left out', ''] : ['placeholder', shown(standIn)];
}

const builtInWords = ({ settings }: Config, manifest: Manifest): string =>
  isBuiltWith(settings.brand, manifest) ? 'in the build' : 'not in this build: build again';

function inWords(paths: readonly string[]): string {
  if (paths.length === pages.length) return 'on every page';
  return paths.length === 0 ? 'on no page' : `on ${paths.join(', ')}`;
}

/* All but the last column are as wide as their longest cell, or as a screen bears. */
function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = [0, 1, 2].map((column) =>
    Math.min(48, Math.max(...rows.map((row) => row[column]?.length ?? 0))),
  );
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
