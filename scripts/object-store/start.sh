#!/bin/bash
# Starts Ceph's RADOS Gateway on loopback as a throw-away S3 endpoint: one monitor, manager, object store and gateway,
# all in memory. Prints its environment variables. Usage: start.sh FOLDER [PORT]; stop.sh FOLDER stops it.
set -euo pipefail

folder=${1:?usage: start.sh FOLDER [PORT]}
port=${2:-7480}
monitor_port=$((port + 1))
access_key=release-tests
secret_key=release-tests-on-loopback

if ! command -v ceph ceph-mon ceph-mgr ceph-osd radosgw >/dev/null; then
  as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  export DEBIAN_FRONTEND=noninteractive
  "${as_root[@]}" apt-get -qq -o DPkg::Lock::Timeout=300 update >&2
  "${as_root[@]}" apt-get -qq -y -o DPkg::Lock::Timeout=300 install --no-install-recommends \
    ceph-common ceph-mon ceph-mgr ceph-osd radosgw >&2
fi

if [ -e "$folder" ]; then
  echo "$folder already exists; to remove it, run: stop.sh $folder" >&2
  exit 1
fi
mkdir -p "$folder"/{mon,mgr,osd,run,log}
folder=$(realpath "$folder")
export CEPH_CONF=$folder/ceph.conf
fsid=$(cat /proc/sys/kernel/random/uuid)

cat >"$CEPH_CONF" <<CONF
[global]
fsid = $fsid
mon_host = [v2:127.0.0.1:$monitor_port/0]
mon_initial_members = a
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
ms_bind_ipv6 = false
ms_bind_msgr1 = false
keyring = $folder/keyring
run_dir = $folder/run
admin_socket = $folder/run/\$name.asok
log_file = $folder/log/\$name.log
pid_file = $folder/run/\$name.pid
crash_dir = $folder/log
mon_data = $folder/mon
mgr_data = $folder/mgr
osd_data = $folder/osd
rgw_data = $folder/run
# One copy on one disk, in memory.
osd_objectstore = memstore
memstore_device_bytes = 1073741824
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pgp_num = 4
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_max_pg_per_osd = 1000
mon_allow_pool_size_one = true
mon_data_avail_warn = 1
mon_data_avail_crit = 1
mon_cluster_log_file = $folder/log/cluster.log
mgr_initial_modules = iostat
# Shortens the delay of the first proposals.
paxos_propose_interval = 0.05
paxos_min_wait = 0.01
rgw_frontends = beast endpoint=127.0.0.1:$port
CONF

begin() {
  local name=$1
  shift
  "$@" -f >"$folder/log/$name.out" 2>&1 </dev/null &
  echo $! >>"$folder/pids"
}

until_true() {
  local tries=$1
  shift
  for _ in $(seq "$tries"); do
    "$@" >/dev/null 2>&1 && return
    sleep 0.2
  done
  echo "timeout while waiting for: $*; see $folder/log" >&2
  exit 1
}

new_key() {
  ceph-authtool "$folder/keyring" --gen-key -n "$1" "${@:2}" >/dev/null
}

osd_is_up() {
  timeout 20 ceph osd stat | grep -q '1 up'
}

umask 077
ceph-authtool --create-keyring "$folder/keyring" >/dev/null
new_key mon. --cap mon 'allow *'
new_key client.admin --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *'
new_key mgr.x --cap mon 'allow profile mgr' --cap osd 'allow *'
new_key osd.0 --cap mon 'allow profile osd' --cap mgr 'allow profile osd' --cap osd 'allow *'
new_key client.rgw --cap mon 'allow rw' --cap osd 'allow rwx' --cap mgr 'allow rw'

{
  monmaptool --create --fsid "$fsid" --addv a "[v2:127.0.0.1:$monitor_port]" "$folder/monmap"
  ceph-mon --mkfs -i a --monmap "$folder/monmap" --keyring "$folder/keyring"
} >"$folder/log/mkfs.out" 2>&1
begin mon ceph-mon -i a
timeout 60 ceph --connect-timeout 30 mon stat >/dev/null

begin mgr ceph-mgr -i x
osd=$(cat /proc/sys/kernel/random/uuid)
timeout 60 ceph osd new "$osd" 0 >/dev/null
ceph-osd -i 0 --mkfs --osd-uuid "$osd" >>"$folder/log/mkfs.out" 2>&1
begin osd ceph-osd -i 0
until_true 150 osd_is_up

begin rgw radosgw -n client.rgw
timeout 120 radosgw-admin -n client.rgw user create --uid=tests --display-name=tests \
  --access-key="$access_key" --secret-key="$secret_key" >"$folder/log/user.out" 2>&1
until_true 300 curl -fsS "http://127.0.0.1:$port/"

echo "AWS_ENDPOINT_URL_S3=http://127.0.0.1:$port"
echo "AWS_ACCESS_KEY_ID=$access_key"
echo "AWS_SECRET_ACCESS_KEY=$secret_key"
