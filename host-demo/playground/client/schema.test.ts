import { createValidator, schemaAt, type ConfigSchema } from './schema';

const SCHEMA: ConfigSchema = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string' },
    features: { type: 'object', additionalProperties: false, properties: { pinBar: { type: 'boolean' } } },
  },
};

describe('createValidator', () => {
  const validate = createValidator(SCHEMA);

  it('accepts a valid configuration', () => {
    expect(validate({ name: 'a', features: { pinBar: true } })).toEqual([]);
  });

  it('names the innermost value that differs', () => {
    const [finding, ...others] = validate({ name: 'a', features: { pinBar: 1 } });
    expect(finding).toMatchObject({ path: ['features', 'pinBar'], isWarning: false });
    expect(finding?.message).toContain('boolean');
    expect(others).toEqual([]);
  });

  it('reports a missing field as an error and an unknown one as a warning', () => {
    const findings = validate({ features: { teleport: true } });
    expect(findings.map(({ path, isWarning }) => [path, isWarning])).toEqual([
      [[], false],
      [['features', 'teleport'], true],
    ]);
  });
});

it('finds the schema of a nested value', () => {
  expect(schemaAt(SCHEMA, ['features', 'pinBar'])).toEqual({ type: 'boolean' });
  expect(schemaAt(SCHEMA, ['features', 'x', 'y'])).toBeUndefined();
});
