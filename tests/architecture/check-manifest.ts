import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';

interface Manifest {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly metadata?: { readonly name?: string };
}

interface Model {
  /** Throws if a field is missing or has another type. */
  readonly validate: () => void;
}

/** The kinds that the project uses, with the schemas of Kubernetes. */
const MODELS: Readonly<Record<string, new (manifest: never) => Model>> = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 Service': Service,
};

/** Returns a copy of a value that records which of its fields are read, by their path. */
const withReads = (value: unknown, path: string, reads: Set<string>): unknown =>
  typeof value === 'object' && value !== null
    ? new Proxy(value, {
        get: (target, key) => {
          const field = `${path}/${String(key)}`;
          reads.add(field);
          return withReads(Reflect.get(target, key), field, reads);
        },
      })
    : value;

const fieldsOf = (value: unknown, path = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, field]) => [
        `${path}/${key}`,
        ...fieldsOf(field, `${path}/${key}`),
      ])
    : [];

const FIELDS = ['/apiVersion', '/kind', '/metadata', '/spec'];

const isNested = (field: string): boolean => field.lastIndexOf('/') > 0;

/**
 * Returns the first field that the schema does not have, such as a misspelt one. The schemas allow other fields, but
 * their validation does not read them.
 */
const unknownField = (manifest: Manifest, reads: ReadonlySet<string>): string | undefined =>
  fieldsOf(manifest).find((field) => (isNested(field) ? !reads.has(field) : !FIELDS.includes(field)));

const problemOf = (manifest: Manifest): string | undefined => {
  const kind = `${manifest.apiVersion ?? ''} ${manifest.kind ?? ''}`;
  const ModelOfKind = MODELS[kind];
  if (!ModelOfKind) return `${kind} is not one of ${Object.keys(MODELS).join(', ')}`;
  try {
    const reads = new Set<string>();
    (withReads(new ModelOfKind(manifest as never), '', reads) as Model).validate();
    const unknown = unknownField(manifest, reads);
    return unknown === undefined ? undefined : `${kind}: ${unknown} is not a field`;
  } catch (error) {
    return `${kind} ${manifest.metadata?.name ?? ''}: ${error instanceof Error ? error.message : String(error)}`;
  }
};

/** Returns what is wrong with the manifests in a file, by the schemas of Kubernetes. */
export const problemsOfManifests = (text: string): readonly string[] => {
  const documents = parseAllDocuments(text);
  const malformed = documents.flatMap(({ errors }) => errors.map(({ message }) => message));
  if (malformed.length > 0) return malformed;
  return documents.flatMap((document) => problemOf(document.toJS() as Manifest) ?? []);
};
