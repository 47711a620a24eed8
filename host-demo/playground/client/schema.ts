import { Validator, type Schema } from '@cfworker/json-schema';

/** The parts of the configuration's schema that are used here. It has no references. */
export interface ConfigSchema extends Schema {
  readonly type?: 'object' | 'string' | 'boolean' | 'array' | 'number';
  readonly description?: string;
  readonly properties?: Readonly<Record<string, ConfigSchema>>;
  readonly required?: string[];
  readonly enum?: string[];
}

/** A difference between a configuration and its schema. */
export interface Finding {
  /** The names on the way to the value: `['brand', 'name']`. */
  readonly path: readonly string[];
  readonly message: string;
  /** Whether the header ignores the difference: an unknown field. */
  readonly isWarning: boolean;
}

const WRAPPERS: readonly string[] = ['properties', 'items', 'false'];

const pathOf = (location: string): readonly string[] =>
  location
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));

/** The validator calls every value an instance. */
const inPlainWords = (error: string): string =>
  error
    .replace('Instance does not have required property', 'must have the field')
    .replace('Instance type', 'The type');

/** Returns a function that lists the differences between a value and the schema. */
export const createValidator = (schema: ConfigSchema): ((value: unknown) => readonly Finding[]) => {
  const validator = new Validator(schema, '7', false);
  return (value) =>
    validator
      .validate(value)
      .errors.filter(({ keyword }) => !WRAPPERS.includes(keyword))
      .map(({ keyword, error, instanceLocation }) => {
        const isWarning = keyword === 'additionalProperties';
        const name = /"([^"]*)"/.exec(error)?.[1] ?? '';
        const path = pathOf(instanceLocation);
        return isWarning
          ? { path: [...path, name], message: 'is unknown: the header ignores it', isWarning }
          : { path, message: inPlainWords(error), isWarning };
      });
};

/** Returns the schema of the value at a path; undefined if the path is unknown. */
export const schemaAt = (schema: ConfigSchema, path: readonly string[]): ConfigSchema | undefined =>
  path.reduce<ConfigSchema | undefined>((inner, name) => inner?.properties?.[name], schema);
